/** Whether what is built is of the sources as they are. */
export function isBuilt(): boolean;
