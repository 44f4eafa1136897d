import { shareTemplate } from "../../demo-site/server/memory/shared-template";

/**
 * Tells the practice auction where its migrated database lies, as a compressed archive. With `isEarly` it travels while the files of the server do.
 */
export function shareDatabase(address: string, { isEarly }: { isEarly: boolean }): void {
  let early = isEarly ? load(address) : undefined;
  early?.catch(() => {});
  shareTemplate(() => {
    const template = early ?? load(address);
    // One that has not come is asked for again, and one that has is not kept in memory.
    early = undefined;
    return template;
  });
}

async function load(address: string): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body)
    throw new Error(`martillo: no practice database: ${answer.status}`);
  return new Response(answer.body.pipeThrough(new DecompressionStream("gzip"))).blob();
}
