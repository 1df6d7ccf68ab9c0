/** What stands between `test` or `describe` and its title without making it something else. */
const MODIFIERS = new Set(['each', 'for', 'skipIf', 'runIf'])
/** A runner that is asked for the line of a test runs it, whatever its condition says. */
const CONDITION = /\b(skipIf|runIf)\b/
const KINDS = { test: 'test', describe: 'describe', 'test.describe': 'describe' }

/**
 * Splits a statement of a file of tests: its tests, `test('…', …)`, also within `describe('…', …)`, each with its title, and what stands
 * around them. A test in a loop is not one of them, and not each `isAlone`: can be run by its line.
 */
export function splitTests(statement, text, path = []) {
  const call = statement.type === 'ExpressionStatement' && statement.expression.type === 'CallExpression' ? statement.expression : undefined
  const kind = call && kindOf(call.callee)
  const [first] = call?.arguments ?? []
  const titles = [...path, first && text.slice(first.start, first.end)]
  if (kind === 'test') {
    const callee = text.slice(call.callee.start, call.callee.end)
    // Of a call that begins on one line and ends on another, runners do not say the same line.
    const isAlone = !callee.includes('\n') && !CONDITION.test(callee)
    return { tests: [{ title: titles.join(' > ').replaceAll('#', ''), node: call, isAlone }], rest: [] }
  }
  const { body } = call?.arguments.at(-1)?.body ?? {}
  if (kind !== 'describe' || !body) return { tests: [], rest: [statement] }
  const parts = body.map((each) => splitTests(each, text, titles))
  return {
    tests: parts.flatMap(({ tests }) => tests),
    rest: [call.callee, ...call.arguments.slice(0, -1), ...parts.flatMap(({ rest }) => rest)],
  }
}

/** Returns what a call declares: "test", "describe" or neither, as a hook. */
function kindOf(callee) {
  const names = []
  let node = callee
  for (; node.type === 'CallExpression' || node.type === 'MemberExpression'; node = node.callee ?? node.object)
    if (node.property) names.unshift(node.property.name)
  return KINDS[[node.name, ...names.filter((name) => !MODIFIERS.has(name))].join('.')]
}
