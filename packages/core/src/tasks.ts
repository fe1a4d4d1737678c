import { FacedownError } from "./errors.js";

/**
 * What is still to happen, as plain data: the last task is what happens now, those before it wait until it is done. A
 * task that starts something in the middle of another pushes it on top, and so effects nest without a case of their own.
 * Several victims of one effect are one batch when a task for each is pushed and after them one that applies what they said.
 */
export type Tasks<Task> = Task[];

/** The task that happens now; `undefined` when nothing is left. */
export function topTask<Task>(tasks: readonly Task[]): Task | undefined {
  return tasks[tasks.length - 1];
}

/** Pushes tasks in the order in which they are to happen: the first of `tasks` comes on top. */
export function pushTasks<Task>(onto: Tasks<Task>, ...tasks: readonly Task[]): void {
  for (let i = tasks.length - 1; i >= 0; i--) onto.push(tasks[i] as Task);
}

/** Takes the task away that happens now. Throws `bad-state` when there is none. */
export function popTask<Task>(tasks: Tasks<Task>): Task {
  const task = tasks.pop();
  if (task === undefined) throw new FacedownError("bad-state", "tasks", tasks, "at least one task");
  return task;
}

/** What `settleTasks` does with tasks. */
export interface TaskRunner<Task> {
  /** Whether a task waits for somebody to decide. It must go by what everybody may know. */
  readonly waits: (task: Task) => boolean;
  /** Does what a task says. It has been taken away before, and may push others. */
  readonly run: (task: Task) => void;
  /** How many may run before it is an error: a whole number of at least 1. Default: 10,000. */
  readonly most?: number;
}

/**
 * Takes tasks away and runs them until one waits or none is left. Throws `never-settles` when that takes too many, and
 * `bad-option` for a `most` that is no bound.
 */
export function settleTasks<Task>(tasks: Tasks<Task>, { waits, run, most = 10_000 }: TaskRunner<Task>): void {
  if (!Number.isSafeInteger(most) || most < 1)
    throw new FacedownError("bad-option", "most", most, "a whole number of at least 1");
  for (let ran = 0; ; ran++) {
    const top = topTask(tasks);
    if (top === undefined || waits(top)) return;
    if (ran === most)
      throw new FacedownError("never-settles", "tasks", ran, `at most ${most} tasks in a row`);
    run(popTask(tasks));
  }
}
