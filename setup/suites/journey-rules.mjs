import { parseAst } from 'vite'

/** A person can follow so much of a journey at once. */
const MAX_LINES = 50

/** Playwright's ways to act that do not wait until an element is enabled, and to wait for a duration. */
const HASTY = new Set(['press', 'focus', 'pressSequentially', 'waitForTimeout'])
/** Its ways to read that do not wait for what is expected. */
const GLANCES =
  /\.(count|all|isVisible|isHidden|isEnabled|isDisabled|isEditable|isChecked|inputValue|textContent|innerText|innerHTML|allTextContents|allInnerTexts|getAttribute|boundingBox|evaluate|evaluateAll)\($/
/** What may move the focus some time later. */
const MOVES_FOCUS = /^await (open|reload)\(|\.(click|dblclick|tap|check|uncheck|selectOption|goto|goBack|reload)\(/

/** What stays with a page whatever is reset, and holds for every later test that gets it. */
const STAYS = /\bpage\.clock\.(install|setFixedTime|setSystemTime)\($/

const CLOCK_LEFT = 'a held clock stays with the page, which later tests get: test.use({ ownBrowser: true }) before it, in the same describe'

/**
 * Returns what in a source file of the journeys relies on a fast machine, sets its own timeout, leaves a held clock
 * to others, or is too long to follow, as lines to print.
 */
export function complaintsAbout(file, source) {
  const complaints = []
  const lineOf = (at) => source.slice(0, at).split('\n').length
  const textOf = ({ start, end }) => source.slice(start, end)
  const complain = (node, text) => complaints.push(`${file}:${lineOf(node.start)}: ${text}`)
  const heightOf = ({ start, end }) => lineOf(end) - lineOf(start) + 1

  function checkCall(node) {
    const { callee } = node
    const name = callee.property?.name
    if (HASTY.has(name) && !textOf(callee.object).endsWith('keyboard')) complain(node, `"${name}" does not wait: see e2e/kit/keys.ts`)
    if (textOf(callee) === 'expect' && isGlance(node.arguments[0], textOf))
      complain(node, 'what is read once may come later: an assertion on the locator waits, and so does expect.poll')
    if (/^test\.(slow|setTimeout)$/.test(textOf(callee))) complain(node, 'all timeouts follow from e2e/kit/patience.ts')
    if (STAYS.test(`${textOf(callee)}(`) && !isOwnBrowserAt(node.start)) complain(node, CLOCK_LEFT)
    if (textOf(callee) === 'test' && heightOf(node) > MAX_LINES) checkSteps(node)
  }

  /** Of a long test, each step and what is beside the steps has to be short. */
  function checkSteps(node) {
    const steps = []
    walk(node, (each) => each.type === 'CallExpression' && textOf(each.callee) === 'test.step' && steps.push(heightOf(each)))
    const beside = heightOf(node) - steps.reduce((sum, lines) => sum + lines, 0)
    for (const lines of [beside, ...steps])
      if (lines > MAX_LINES) complain(node, `${lines} lines in one piece: cut it with test.step (at most ${MAX_LINES})`)
  }

  function checkBlock({ body }) {
    for (const [at, statement] of body.entries())
      if (/\.keyboard\.(press|type)\(/.test(firstLineOf(textOf(statement))) && MOVES_FOCUS.test(textOf(body[at - 1] ?? statement)))
        complain(statement, 'a key right after this may come before the focus does: expect the focus first')
  }

  const program = parseAst(source, { lang: 'ts' })
  const isOwnBrowserAt = ownBrowsersIn(program, textOf)
  walk(program, (node) => {
    if (node.type === 'CallExpression') checkCall(node)
    if (node.type === 'BlockStatement') checkBlock(node)
    if (node.type === 'Property' && node.key.name === 'timeout' && node.value.type === 'Literal')
      complain(node, 'all timeouts follow from e2e/kit/patience.ts')
  })
  return complaints
}

/** Returns whether what is expected is read once. */
const isGlance = (argument, textOf) =>
  argument?.type === 'AwaitExpression' &&
  argument.argument.type === 'CallExpression' &&
  !/\brequest\b/.test(textOf(argument.argument.callee)) &&
  GLANCES.test(`${textOf(argument.argument.callee)}(`)

/** Returns whether the tests at a place of a file have a browser that no later test gets. */
function ownBrowsersIn(program, textOf) {
  const places = []
  const asksForIt = (statement) => /^test\.use\(\{[^}]*\bownBrowser: true\b/.test(textOf(statement))
  walk(program, (node) => /^(Program|BlockStatement)$/.test(node.type) && node.body.some(asksForIt) && places.push(node))
  return (at) => places.some(({ start, end }) => start <= at && at < end)
}

const firstLineOf = (text) => text.split('\n')[0]

function walk(node, visit) {
  if (Array.isArray(node)) for (const each of node) walk(each, visit)
  else if (node && typeof node === 'object') {
    if (node.type) visit(node)
    for (const value of Object.values(node)) walk(value, visit)
  }
}
