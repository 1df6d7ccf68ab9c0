import type { PageAssets } from '#contract/rendering.ts'
import { beforePaint } from './before-paint.ts'
import { carryOver, type CarriedOver } from './carried-over.ts'
import { startScript } from './start.ts'

/**
 * The finished document: theme and styles at the end of the head, the scripts at the end of the body.
 * They are laid around what React rendered, so that the browser's own render need not know their addresses.
 */
export function assembled(html: string, assets: PageAssets, file: string | undefined, carried: CarriedOver): string {
  const { entry, css, preloads, pages, rules } = assets
  const page = (file && pages[file]) || { css: [], preloads: [] }
  const styles = [...css, ...page.css]
  // First of all, for a style sheet holds up every script behind it.
  const head = `<script>${beforePaint}</script>${rules ? laidIn(styles, rules) : styles.map(linked).join('')}`
  const scripts =
    carryOver(carried) +
    `<script data-entry="${entry}" data-preloads="${[...preloads, ...page.preloads].join(' ')}">${startScript}</script>`
  const endOfHead = html.indexOf('</head>')
  return html.slice(0, endOfHead) + head + html.slice(endOfHead, -END.length) + scripts + END
}

const END = '</body></html>'
const linked = (href: string) => `<link rel="stylesheet" href="${href}"/>`

/**
 * A page that carries its styles waits for nothing before it paints. Its links are disabled, so no browser fetches them:
 * by them the loader of lazy chunks sees that these styles are there already.
 */
const laidIn = (styles: string[], rules: Record<string, string>) =>
  `<style>${styles.map((href) => rules[href]).join('')}</style>${styles.map((href) => `<link rel="stylesheet" href="${href}" disabled/>`).join('')}`
