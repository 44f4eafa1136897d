/** All below a folder, or what of it has such a path from there on. The compressed forms of former files go. */
export function compressFiles(folder: string, paths?: RegExp): Promise<void>;
