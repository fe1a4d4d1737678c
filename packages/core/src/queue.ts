/** Does one thing after the other, in the order in which they came, also those that come while one is done. */
export function createQueue(): <T>(task: () => T) => Promise<T> {
  const waiting: (() => void)[] = [];
  let busy = false;
  return <T>(task: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      waiting.push(() => {
        try {
          resolve(task());
        } catch (error) {
          // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- passed on as it is
          reject(error);
        }
      });
      if (busy) return;
      busy = true;
      for (let next = waiting.shift(); next; next = waiting.shift()) next();
      busy = false;
    });
}
