import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { watchCpu } from './run.mjs'

/** Where the figures go: a line of JSON for each file or test that has ended. */
const FIGURES = process.env.MEASURED_FIGURES

/**
 * A reporter for vitest and for Playwright that notes the CPU time between the start and the end of each file and of each test, of all processes of
 * the run: workers, browsers, sites and programs. It is right where one follows another, with one worker.
 */
export default class CpuReporter {
  #watch = watchCpu(process.pid)
  #begun = new Map()

  printsToStdio() {
    return false
  }

  // Of vitest: its modules follow one another.
  onTestModuleStart({ moduleId }) {
    this.#begin(moduleId)
  }
  onTestModuleEnd({ moduleId, project }) {
    this.#end(moduleId, { file: relative(process.cwd(), moduleId), project: project.name })
  }

  // Of Playwright: its tests follow one another, those of a file too.
  onTestBegin(test) {
    this.#begin(test.id)
  }
  onTestEnd(test) {
    this.#end(test.id, { file: relative(process.cwd(), test.location.file), project: test.parent.project().name, test: test.title })
  }

  /** Of both: what is left runs between files, such as the start of sites. */
  onEnd() {
    this.#watch.stop()
  }
  onTestRunEnd() {
    this.#watch.stop()
  }

  #begin(id) {
    this.#begun.set(id, this.#watch.cpuMs())
  }
  #end(id, about) {
    const cpuMs = this.#watch.cpuMs() - this.#begun.get(id)
    appendFileSync(FIGURES, `${JSON.stringify({ ...about, cpuMs })}\n`)
  }
}
