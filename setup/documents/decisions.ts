import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** `states`: what its lines of status say, without what follows a colon; one that supersedes and is superseded has two. */
type Decision = { file: string; number: string; title: string; date: string; states: string[] }

/** "accepted", "accepted, supersedes [0003](0003-name.md) in part", or "superseded by [0007](0007-name.md)"; after a colon, in what. */
const STATUS = /^(?:accepted(?:, supersedes \[\d{4}\]\(\S+\.md\)(?: in part)?)?|superseded (?:in part )?by \[\d{4}\]\(\S+\.md\))$/
const ROW = /^\| \[(\d{4})\]\((\S+)\) +\| (.+?) +\| (\S+) +\| (.+?) +\|$/gm

/** Returns what is wrong with the decisions of a folder: numbers, dates, states, and whether the index says the same. */
export function decisionFaults(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
  const decisions = files.toSorted().map((file) => readDecision(folder, file))
  return [...decisions.flatMap((each, at) => [...ownFaults(each, at), ...stateFaults(each, decisions)]), ...indexFaults(folder, decisions)]
}

function readDecision(folder: string, file: string): Decision {
  const text = readFileSync(join(folder, file), 'utf8')
  const [, number = '', title = ''] = /^# (\d+)\. (.+)\n\n- Date: /.exec(text) ?? []
  const [, date = ''] = /^- Date: (\S+)$/m.exec(text) ?? []
  const states = [...text.matchAll(/^- Status: ([^:\n]+)(?:: .+)?$/gm)].map(([, state = '']) => state)
  return { file, number: number.padStart(4, '0'), title, date, states }
}

function ownFaults({ file, number, title, date, states }: Decision, at: number) {
  const expected = String(at + 1).padStart(4, '0')
  return [
    !new RegExp(`^${expected}-[a-z0-9-]+\\.md$`).test(file) && `${file}: its name begins with another number than ${expected}`,
    (number !== expected || title === '') && `${file}: its heading is not "# ${at + 1}. …" before the date`,
    !isDay(date) && `${file}: it has no date such as 2026-11-21`,
    (states.length === 0 || !states.every((state) => STATUS.test(state))) && `${file}: "${states.join('; ')}" is no status`,
  ].filter((fault) => fault !== false)
}

const isDay = (date: string) => /^\d{4}-\d\d-\d\d$/.test(date) && new Date(`${date}T00:00Z`).toISOString().startsWith(date)

/** A decision that supersedes another one and the one that is superseded both say so, and the later one is the newer. */
function stateFaults({ file, number, states }: Decision, all: Decision[]) {
  return states.flatMap((state) => {
    const [, other, target] = /\[(\d{4})\]\((\S+)\)/.exec(state) ?? []
    if (other === undefined) return []
    const found = all.find((each) => each.file === target && each.number === other)
    if (!found) return [`${file}: ${target} is no decision with the number ${other}`]
    const isNewer = state.startsWith('accepted')
    const [newer, older] = isNewer ? [number, other] : [other, number]
    const answer = found.states.find((each) => each.includes(`[${number}](${file})`) && each.startsWith('accepted') !== isNewer)
    return [
      newer < older && `${file}: a decision is superseded by a newer one`,
      !answer && `${found.file}: its status does not name ${number}`,
      answer?.includes('in part') === !state.includes('in part') && `${file}: only one of the two says "in part"`,
    ].filter((fault) => fault !== false)
  })
}

function indexFaults(folder: string, decisions: Decision[]) {
  const rows = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(ROW)].map(([, number, file, ...rest]) => ({
    number,
    file,
    rest,
  }))
  const missing = decisions.filter(({ file, number, title, date, states }) => {
    const own = rows.filter((row) => row.file === file)
    return own.length !== 1 || own[0]?.number !== number || String(own[0].rest) !== String([title, date, states.join('; ')])
  })
  const unknown = rows.filter((row) => !decisions.some(({ file }) => file === row.file))
  return [
    ...missing.map(({ file }) => `${file}: the index does not have it once, with its title, date and status`),
    ...unknown.map(({ file }) => `README.md: ${file} is no decision`),
  ]
}
