import { createApp, nextTick } from "vue";
import LiveTable from "../.vitepress/theme/live/LiveTable.js";

/** A live table on a page, and how a reader finds things on it. */
export interface MountedTable {
  readonly root: HTMLElement;
  readonly eye: (name: string) => Element;
  readonly cells: (eye: Element, path: string) => readonly Element[];
  readonly packets: (eye: Element) => any[];
  readonly button: (label: string) => HTMLButtonElement;
  readonly press: (button: string | HTMLButtonElement) => Promise<void>;
  readonly unmount: () => void;
}

/** Waits until the table has answered and the page shows it. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve));
  await nextTick();
}

/** Mounts a live table and waits until it is set. */
export async function mount(props: Readonly<Record<string, unknown>>): Promise<MountedTable> {
  const root = document.createElement("div");
  document.body.append(root);
  const app = createApp(LiveTable, props);
  app.mount(root);
  while (!root.querySelector(".eyes, [role=alert]")) await settle();
  const button = (label: string): HTMLButtonElement => {
    const all = [...root.querySelectorAll("button")];
    const found = all.find((each) => (each.getAttribute("aria-label") ?? each.textContent) === label);
    if (!found)
      throw new Error(`no button "${label}" among ${all.map((each) => each.textContent).join(", ")}`);
    return found;
  };
  return {
    root,
    button,
    eye: (name) => {
      const found = [...root.querySelectorAll(".eye")].find((each) =>
        each.querySelector("h3")?.textContent.startsWith(name),
      );
      if (!found) throw new Error(`no eye "${name}"`);
      return found;
    },
    cells: (eye, path) => [...eye.querySelectorAll(`[data-place="${path}"] .cell`)],
    packets: (eye) => [...eye.querySelectorAll("pre")].map((each) => JSON.parse(each.textContent)).reverse(),
    press: async (which) => {
      (typeof which === "string" ? button(which) : which).click();
      await settle();
    },
    unmount: () => {
      app.unmount();
      root.remove();
    },
  };
}
