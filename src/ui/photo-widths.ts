/** The widths of a photo that the house keeps in three of them, as `srcset` takes them; undefined for every other picture. */
export function photoWidths(src: string | undefined): string | undefined {
  const inWidth = (width: number) => src?.replace("-1600.webp", `-${width}.webp`);
  const small = inWidth(480);
  return small === src ? undefined : `${small} 480w, ${inWidth(800)} 800w, ${src} 1600w`;
}
