import { execFileSync } from 'node:child_process'

/** Returns the ids of the processes that a program has started. */
export const childrenOf = ({ pid }: { pid: number }): number[] =>
  execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number)
