import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/api.ts'
import { listed } from '#shared/text/words.ts'
import { query } from '#web/api/reads/query.ts'
import styles from './area-map.module.css'
import { drawnMap, type DrawnMap } from './area-map-layout.ts'

/** So many suburbs are named to those who do not see the map. */
const NAMED = 5

type AreaMapProps = {
  /** Postcodes and ranges with commas between. */
  postcodes: string
  /** The place that is measured from, as it is written. */
  around: string
  /** What the area is, in words. */
  words: string
  /** Where it is a circle. */
  withinKm: number | null
}

/** A drawn map of an area: its suburbs and those around it as dots. Nothing while that cannot be asked, because the words say the same. */
export function AreaMap({ postcodes, around, words, withinKm }: AreaMapProps) {
  const { data } = useQuery({
    ...query('GET /api/places/area-map', { postcodes, around }, { isCancellable: true }),
    placeholderData: keepPreviousData,
  })
  const map = data && drawnMap(data)
  if (!map) return null
  return (
    <figure aria-label={`Map: ${words}. ${largestOf(data)}`} className={styles.figure}>
      <svg aria-hidden="true" className={styles.map}>
        <Drawing map={map} withinKm={withinKm} />
      </svg>
      <figcaption className={styles.caption}>
        A full dot is a suburb that you deliver to, a ring is one that you do not. North is up.
      </figcaption>
    </figure>
  )
}

function largestOf({ suburbs }: ResponseOf<'GET /api/places/area-map'>): string {
  const names = suburbs.filter(({ isInside }) => isInside).map(({ name }) => name)
  return `${names.length > NAMED ? 'Among them are' : 'That is'} ${listed(names.slice(0, NAMED))}.`
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`

function Drawing({ map: { dots, names, middle, km, scale }, withinKm }: { map: DrawnMap; withinKm: number | null }) {
  return (
    <>
      {dots.map(({ x, y, isInside }, at) => (
        <circle key={at} cx={percent(x)} cy={percent(y)} className={isInside ? styles.inside : styles.outside} />
      ))}
      {middle && withinKm !== null && (
        <ellipse
          cx={percent(middle.x)}
          cy={percent(middle.y)}
          rx={percent(withinKm * km.x)}
          ry={percent(withinKm * km.y)}
          className={styles.edge}
        />
      )}
      {middle && <circle cx={percent(middle.x)} cy={percent(middle.y)} className={styles.middle} />}
      {names.map(({ text, x, y, isLeft }) => (
        <text key={`${text} ${x}`} x={percent(x)} y={percent(y)} dx={isLeft ? -8 : 8} className={isLeft ? styles.left : styles.name}>
          {text}
        </text>
      ))}
      <line x1="3%" x2={percent(0.03 + scale.width)} y1="96%" y2="96%" className={styles.scale} />
      <text x="3%" y="94%" className={styles.length}>{`${scale.km} km`}</text>
    </>
  )
}
