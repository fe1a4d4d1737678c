import { only } from "@facedown/core";
import { ruleFrame } from "./blame.js";
import { theProcess } from "./environment.js";

const located = [/\((.+):(\d+):(\d+)\)$/, /at (?:async )?(.+):(\d+):(\d+)$/];

function fileOf(frame: string): string | undefined {
  for (const pattern of located) {
    const file = pattern.exec(frame)?.[1];
    if (file !== undefined) return file;
  }
  return undefined;
}

function framesOf(error: Error): string[] {
  const lines = (error.stack ?? "").split("\n").map((line) => line.trim());
  return lines.filter((line) => line.startsWith("at "));
}

function folderOf(error: Error): string {
  const file = fileOf(framesOf(error)[0] ?? "") ?? "";
  return file.slice(0, Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1);
}

function coreError(): Error {
  try {
    only(-1);
  } catch (error) {
    if (error instanceof Error) return error;
  }
  return new Error();
}

const notUsers = /[\\/]node_modules[\\/]|@facedown[\\/]|^node:|^<anonymous>$|^native$/;

function isUsers(file: string): boolean {
  if (notUsers.test(file)) return false;
  const core = folderOf(coreError());
  const own = folderOf(new Error());
  return [core, own].every(
    (folder) => folder === "" || !file.startsWith(folder) || file.startsWith(`${folder}fixtures`),
  );
}

/** A file's path, from where the process runs where it lies below. */
export function relativePath(file: URL): string {
  return relative(decodeURIComponent(file.pathname));
}

function relative(frame: string): string {
  const cwd = theProcess()?.cwd?.();
  const plain = frame.replace("file://", "");
  return cwd === undefined ? plain : plain.replace(`${cwd}/`, "");
}

/**
 * The first line of an error's stack that lies in the user's code, its file relative to where the process runs;
 * `undefined` where none does.
 */
export function userFrame(error: Error): string | undefined {
  const frames = framesOf(error);
  const end = frames.findIndex((frame) => frame.includes(ruleFrame));
  const found = frames
    .slice(0, end < 0 ? frames.length : end)
    .find((frame) => isUsers(fileOf(frame) ?? "native"));
  return found === undefined ? undefined : relative(found);
}
