import { Resvg } from '@resvg/resvg-js';

export interface Raster {
  /** SVG → PNG at its own size. */
  readonly toPng: (svg: string) => Buffer;
}

/**
 * Draws SVG with the site's own font, so that previews look the same on every machine.
 * @param fontFiles see {@link writePreviewFonts}
 */
export function createRaster(fontFiles: readonly string[]): Raster {
  const font = { fontFiles: [...fontFiles], loadSystemFonts: false, defaultFontFamily: 'Manrope' };
  return { toPng: (svg) => new Resvg(svg, { font }).render().asPng() };
}
