import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.js";
import { Client } from "./client.js";
import "./styles.css";

const worker = new Worker(new URL("./worker/main.ts", import.meta.url), { type: "module" });
const client = new Client(worker);
const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <App client={client} />
    </StrictMode>,
  );
