/** Returns the samples of metrics in Prometheus' text format, by name with the labels in alphabetical order. @throws for a line of another form */
export function samplesIn(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !/^# (?:HELP|TYPE) \w+ /.test(line))
  return new Map(
    lines.map((line) => {
      const [, name, labels, value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
      if (name === undefined) throw new Error(`No sample: ${line}`)
      const sorted = [...(labels ?? '').matchAll(/\w+="(?:[^"\\]|\\.)*"/g)].map(([label]) => label).toSorted()
      return [sorted.length > 0 ? `${name}{${sorted.join(',')}}` : name, Number(value)] as const
    }),
  )
}
