import { ink } from './inks.ts'
import { path, rect } from './svg.ts'

/** Draws the brand's mark on a board of 36 by 36: a dock with its roller door half open and a carton inside. */
export const markArt = (radius = 5) =>
  [
    rect(0, 0, 36, 36, ink.brand, radius),
    rect(5, 5, 26, 26, ink.doorEdge, 1.5),
    path('M8 8.2h20v2.6H8zM8 12.4h20V15H8zM8 16.6h20v1.8H8zM8 20.4h20V31H8z', ink.brand),
    path('M12.5 22.8h11V31h-11z', ink.beetroot),
    path('M16.6 22.8h2.8v3.6h-2.8z', ink.milk),
  ].join('')

/** Returns the mark as an SVG file; an app icon has `radius` 0, because the platform rounds its corners. */
export const drawMark = (radius?: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36" viewBox="0 0 36 36">${markArt(radius)}</svg>`
