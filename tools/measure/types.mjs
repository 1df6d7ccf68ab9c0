import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { measure } from './run.mjs'
import { addField, withScratch } from './scratch.mjs'
import { printTable } from './table.mjs'

/** Measures the type check: of everything, of nothing new, and after a field has been added to the contract. */
export const measureTypes = (root) =>
  withScratch(root, async (copy) => {
    const check = () => measure(process.execPath, ['run.mjs', 'typecheck'], { cwd: copy })
    rmSync(join(copy, '.cache/types.tsbuildinfo'), { force: true })
    const rows = [
      ['cold', await check()],
      ['nothing changed', await check()],
    ]
    addField(copy, 'src/contract/reviews/reviews.ts')
    rows.push(['a field in the contract', await check()])
    printTable('Type check', rows)
  })
