import { describe, expect, test } from 'vitest'
import { changedNodes } from './changes.mjs'
import { readModule } from './read-module.mjs'

describe('What of a file has changed', () => {
  const before = `import { a } from './a.ts'\nexport const one = a(1)\nexport type T = string\nexport function two(): T { return 'x' }\none.run()\n`

  test('is the declarations with another source, and nothing for comments, format around them and types', () => {
    const same = `// words\n${before.replace('type T = string', 'type T = number').replace('\nexport function', '\n\nexport function')}`
    expect(changedNodes('x.ts', before, same)).toEqual([])
    expect(changedNodes('x.ts', before, before.replace(`'x'`, `'y'`))).toEqual(['x.ts#two'])
    expect(changedNodes('x.ts', before, `${before}export const three = 3\n`)).toEqual(['x.ts#three'])
    expect(changedNodes('x.ts', before, before.replace('one.run()', 'one.stop()'))).toEqual(['x.ts#'])
  })

  test('is what uses an import that means something else', () => {
    expect(changedNodes('x.ts', before, before.replace('./a.ts', './b.ts'))).toEqual(['x.ts#one'])
  })
})

test('of a file of tests each is a declaration, with its line where a runner can be asked for it alone', () => {
  const source = [
    `import { a } from './a.ts'`,
    `const cases = a()`,
    `beforeAll(() => inHook())`,
    `describe.each([1])('one %i', () => {`,
    `  const local = inDescribe()`,
    `  test('a', () => b())`,
    `  test.each(cases)('#%s', () => c())`,
    `  test.each([`,
    `    inTable(),`,
    `  ])('long %s', () => d())`,
    `  for (const each of cases) test(each, () => e())`,
    `})`,
    `test.describe('two', () => test('in an expression', () => f()))`,
    `test('a', () => g())`,
    `test.skipIf(i())('a', () => h())`,
  ].join('\n')
  const { declarations } = readModule('src/x.test.ts', source)
  const shown = [...declarations].map(([name, { line, names }]) => [name, line, [...names].filter((each) => each.length === 1).join('')])
  expect(shown).toEqual([
    ['', undefined, 'ef'],
    ['cases', undefined, 'a'],
    [`test 'one %i' > 'a'`, 6, 'b'],
    [`test 'one %i' > '%s'`, 7, 'c'],
    [`test 'one %i' > 'long %s'`, undefined, 'd'],
    [`test 'a'`, 14, 'g'],
    [`test 'a' again`, undefined, 'ih'],
  ])
  expect([...declarations.get('').names]).toEqual(expect.arrayContaining(['inHook', 'inDescribe']))
  expect([...readModule('src/x.ts', source).declarations.keys()]).toEqual(['', 'cases'])
})
