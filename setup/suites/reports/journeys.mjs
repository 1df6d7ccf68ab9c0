/** Returns each journey at each width in Playwright's JSON report, those in groups included, with its file, title, status and tries. */
export const journeysOf = ({ suites }) => suites.flatMap(journeysIn)

function journeysIn({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) => tests.map((test) => ({ file, title, ...test })))
  return [...own, ...suites.flatMap(journeysIn)]
}
