import type { ReactNode } from "react";
import { type Chunk, useChunk } from "../late";
import { ErrorState } from "./ErrorState";
import { Spinner } from "./Spinner";

export interface LatePartProps<Module> {
  chunk: Chunk<Module>;
  /** Said while it is on its way. */
  loading: string;
  /** Said where it did not come; it can be asked for again. */
  failed: string;
  children: (module: Module) => ReactNode;
}

/** A part of a widget whose code comes when it is shown. */
export function LatePart<Module>({ chunk, loading, failed, children }: LatePartProps<Module>) {
  const { module, hasFailed } = useChunk(chunk, true);
  if (hasFailed) return <ErrorState title={failed} onRetry={() => void chunk.load()} />;
  if (module) return children(module);
  return (
    <p role="status">
      <Spinner /> {loading}
    </p>
  );
}
