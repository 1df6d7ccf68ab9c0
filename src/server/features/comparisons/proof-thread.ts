/** The thread in which the proof of a comparison may take long, so that it holds up no other request. */
import { parentPort, workerData } from 'node:worker_threads'
import { compare } from '#shared/comparison/compare.ts'
import type { OffersToCompare } from '#shared/comparison/request.ts'
import { required } from '#shared/required.ts'

// This module only runs in a thread that `compareInThread` has started.
const request: OffersToCompare = workerData
const started = performance.now()
/** Time of this thread on a core. It counts half of the time that has passed where others take the core away, as somebody waits for an answer. */
function clock(): number {
  const { user, system } = process.threadCpuUsage()
  return Math.max((user + system) / 1000, (performance.now() - started) / 2)
}
required(parentPort, 'The thread that waits for the comparison').postMessage(compare(request, clock).comparison)
