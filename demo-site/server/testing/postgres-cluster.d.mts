export interface Cluster {
  /** Address of a database of this cluster. */
  url(name: string): string;
  /** Creates an empty database and returns its address. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Writes as a real server does. @default false */
  durable?: boolean;
  /** Further `name=value` settings. */
  settings?: string[];
}

export function startCluster(options?: ClusterOptions): Promise<Cluster>;
