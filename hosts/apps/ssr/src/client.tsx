import type { LotDetail } from "martillo/contract";
import { useSyncExternalStore } from "react";
import { hydrateRoot } from "react-dom/client";
import { apiBase, getToken, startHost } from "../../../shared/controls";
import { App } from "./App";
import "martillo/styles.css";
import "../../../shared/layout.css";

const { read, subscribe, hear } = startHost();
const data = document.querySelector("#lots")?.textContent ?? "[]";
const lots = JSON.parse(data) as LotDetail[];
const late = Promise.resolve("late");

function Page() {
  const state = useSyncExternalStore(subscribe, read, read);
  return <App {...{ state, apiBase, lots, late, getToken, hear }} />;
}

const root = document.querySelector("main");
if (root) {
  hydrateRoot(root, <Page />, {
    onRecoverableError: (error) => console.error("not as the server said:", error),
  });
}
