// Each test file begins at the instant that the run is set to, however long the files before it have taken.
const { TEST_CLOCK_FROM } = process.env
if (TEST_CLOCK_FROM) (globalThis as typeof globalThis & { setTestClock(instant: string): void }).setTestClock(TEST_CLOCK_FROM)
