import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { headingsOf } from './headings.ts'

/** Returns a heading as a link to it spells it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')

/** Returns the links of a document that lead to no file, or to a heading that the file does not have. Links to other sites are not followed. */
export function deadLinks(file: string): string[] {
  const links = [...readFileSync(file, 'utf8').matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => target)
  return links
    .filter((target) => !/^(?:https?|mailto):/.test(target) && !leadsSomewhere(file, target))
    .map((target) => `${file}: ${target}`)
}

function leadsSomewhere(file: string, target: string) {
  const [path = '', anchor] = target.split('#')
  const linked = path === '' ? file : join(dirname(file), path)
  if (!existsSync(linked)) return false
  return anchor === undefined || headingsOf(linked).map(anchorOf).includes(anchor)
}
