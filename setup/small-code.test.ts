import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { withClassesByName } from './small-code.ts'

const folder = mkdtempSync(join(tmpdir(), 'small-code-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(join(folder, 'card.module.css'), '.card {\n  & .title-line { margin: 0 }\n}\n.wide.open, .new { gap: 1px }\n')

const TABLE = `import styles from './card.module.css'`
const NAMES = `import * as styles from './card.module.css'`
const read = (code: string) => withClassesByName(`import { x } from './x.ts'\n${TABLE}\n${code}`, join(folder, 'card.tsx'))

describe('The classes of a component', () => {
  test.each([
    ['one', '<p className={styles.card} />'],
    ['several', '<p className={classNames(styles.wide, styles.open)} />'],
    ['none', 'export const card = 1'],
  ])('are written where they are used: %s by name', (_, code) => expect(read(code)).toContain(NAMES))

  test.each([
    ['chosen by a value', '<p className={styles[tone]} />'],
    ['given on', '<Card styles={styles} />'],
    ['without a rule', '<p className={styles.missing} />'],
    ['with a rule of a longer name only', '<p className={styles.title} />'],
    ['called as no variable can be', '<p className={styles.new} />'],
    ['by name beside one that is chosen', '<p className={styles.card} title={styles[tone]} />'],
  ])('stay a table where one is %s', (_, code) => expect(read(code)).toContain(TABLE))

  test('of another folder stay a table', () => {
    const other = `import styles from '#web/ui/card.module.css'\nstyles.card`
    expect(withClassesByName(other, join(folder, 'card.tsx'))).toBe(other)
  })
})
