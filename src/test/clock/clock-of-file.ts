// Each test file begins at the instant that the run is set to, however long the files before it have taken.
import type {} from './shifted-clock.ts'

const { TEST_CLOCK_FROM } = process.env
if (TEST_CLOCK_FROM) globalThis.setTestClock?.(TEST_CLOCK_FROM)
