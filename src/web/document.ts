import type { PageAssets } from '#contract/rendering.ts'
import { beforePaint } from './before-paint.ts'
import { carryOver, type CarriedOver } from './carried-over.ts'

/**
 * The finished document: theme, styles and preloads at the end of the head, the scripts at the end of the body.
 * They are laid around what React rendered, so that the browser's own render need not know their addresses.
 */
export function assembled(
  html: string,
  { entry, css, preloads, pages }: PageAssets,
  file: string | undefined,
  carried: CarriedOver,
): string {
  const page = (file && pages[file]) || { css: [], preloads: [] }
  // First of all, for a style sheet holds up every script behind it.
  const links =
    `<script>${beforePaint}</script>` +
    [...css, ...page.css].map(stylesheet).join('') +
    [...preloads, ...page.preloads].map(preload).join('')
  const scripts = `${carryOver(carried)}<script type="module" src="${entry}"></script>`
  return `${html.replace('</head>', () => `${links}</head>`).slice(0, -END.length)}${scripts}${END}`
}

const END = '</body></html>'
const stylesheet = (href: string) => `<link rel="stylesheet" href="${href}"/>`
const preload = (href: string) => `<link rel="modulepreload" href="${href}"/>`
