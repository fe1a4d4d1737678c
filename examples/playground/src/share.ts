const mark = "#play=";

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

/** A link to this page that holds the record of a game. */
export async function linkTo(text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  let binary = "";
  for (const byte of packed) binary += String.fromCharCode(byte);
  const code = btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `${location.href.split("#")[0] ?? ""}${mark}${code}`;
}

/** The record that this page's address holds, if any. Throws for one that cannot be read. */
export async function readLink(hash: string): Promise<string | undefined> {
  if (!hash.startsWith(mark)) return undefined;
  const code = hash.slice(mark.length).replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}
