import { measure } from './run.mjs'
import { addField, renameField, touch, withScratch } from './scratch.mjs'
import { printTable } from './table.mjs'

/** Features with what is changed of each: its contract and its queries. */
const FEATURES = {
  reviews: { contract: 'src/contract/reviews/reviews.ts', queries: 'src/server/features/reviews/queries.ts' },
  social: { contract: 'src/contract/social/social-posts.ts', queries: 'src/server/features/social/posts/post-queries.ts' },
  quotes: { contract: 'src/contract/quotes/quotes.ts', queries: 'src/server/features/quotes/requests/queries.ts' },
}

/**
 * Measures `npm test -- --changed` for a feature that changes with its contract, and again when the contract has changed once more, as a
 * checkout has it in which tests ran before: all features that are named, otherwise reviews.
 */
export async function measureChanged(root, names) {
  const rows = []
  for (const name of names.length > 0 ? names : ['reviews'])
    await withScratch(root, async (copy) => {
      const { contract, queries } = FEATURES[name]
      const run = (...args) => measure(process.execPath, args, { cwd: copy })
      // What checks of before leave behind is there when somebody changes a line.
      await run('run.mjs', 'lint')
      await run('run.mjs', 'typecheck')
      addField(copy, contract)
      touch(copy, queries)
      await run('node_modules/prettier/bin/prettier.cjs', '--write', contract, queries)
      rows.push([`${name}, first`, await run('run.mjs', 'test', '--changed')])
      renameField(copy, contract)
      rows.push([`${name}, again`, await run('run.mjs', 'test', '--changed')])
    })
  printTable('npm test -- --changed', rows)
}
