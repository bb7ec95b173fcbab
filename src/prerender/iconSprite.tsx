import * as lucide from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ICON_NAMES, iconId } from '../ui/Icon';

/** Returns the content of lucide's `<svg>` element. */
function drawingOf(name: (typeof ICON_NAMES)[number]): string {
  const LucideIcon = lucide[name];
  return renderToStaticMarkup(<LucideIcon />).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

/** Returns an SVG with every icon as a symbol, to which ui/Icon refers. */
export function iconSprite(): string {
  const symbols = ICON_NAMES.map(
    (name) => `<symbol id="${iconId(name)}" viewBox="0 0 24 24">${drawingOf(name)}</symbol>`,
  );
  return `<svg aria-hidden="true" width="0" height="0" style="position:absolute">${symbols.join('')}</svg>`;
}
