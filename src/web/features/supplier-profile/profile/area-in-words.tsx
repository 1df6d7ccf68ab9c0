import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PostcodeRange } from '#contract/suppliers/delivery.ts'
import { query } from '#web/api/reads/query.ts'
import { usePaused } from '#web/browser/use-paused.ts'
import { typedRanges, wholeRanges } from './postcode-text.ts'
import { AreaMap } from './area-map.tsx'
import { areaInWords } from './area-words.ts'
import styles from './service-area.module.css'

type AreaInWordsProps = {
  ranges: PostcodeRange[]
  /** The place that is measured from, as it is written. */
  around: string
}

/** Says what the postcodes of the field are, and draws where; nothing while there is none, or while that cannot be asked. */
export function AreaInWords({ ranges, around }: AreaInWordsProps) {
  const postcodes = usePaused(typedRanges(wholeRanges(ranges)).replaceAll(' ', ''))
  const { data } = useQuery({
    ...query('GET /api/places/area', { postcodes, around }, { isCancellable: true }),
    enabled: postcodes !== '',
    placeholderData: keepPreviousData,
  })
  if (!data || postcodes === '') return null
  const words = areaInWords(data)
  return (
    <>
      <p className={styles.words}>{words}</p>
      <AreaMap postcodes={postcodes} around={around} words={words} withinKm={data.withinKm} />
    </>
  )
}
