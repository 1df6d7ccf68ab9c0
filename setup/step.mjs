/** Does a step of a command: says that it begins, and after it how long it took. Returns what `work` returns. */
export async function step(begins, ended, work) {
  console.log(`${begins} …`)
  const startedAt = performance.now()
  const result = await work()
  console.log(`  ${ended} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
  return result
}
