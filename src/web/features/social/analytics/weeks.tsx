import { useState } from 'react'
import { ANALYTICS_WEEKS, type SocialAnalytics } from '#contract/social/social-analytics.ts'
import { ColumnFigure } from '#web/ui/charts/column-figure.tsx'
import { FigureTable } from '#web/ui/charts/figure-table.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { WriteLink } from '#web/features/social/write-link.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { itemAt } from '#shared/item-at.ts'
import { weekColumns } from './analytics-texts.ts'
import styles from './analytics.module.css'

const OVER = `the last ${ANALYTICS_WEEKS} weeks`

/** The posts of each week by platform: as a chart, and as a table. */
export function Weeks({ weeks }: Pick<SocialAnalytics, 'weeks'>) {
  const [isTable, setTable] = useState(false)
  const { steps, layers } = weekColumns(weeks)
  if (layers.length === 0)
    return (
      <Panel title="Posts by week">
        <p className={styles.quiet}>
          Nothing was posted in {OVER}. <WriteLink>Write a post</WriteLink>
        </p>
      </Panel>
    )
  return (
    <Panel title="Posts by week">
      {isTable ? (
        <FigureTable
          label={`Posts of ${OVER}`}
          columns={['Week from', ...layers.map(({ label }) => label)]}
          rows={weeks
            .map(({ startsOn }, at) => ({
              key: startsOn,
              name: itemAt(steps, at),
              cells: layers.map(({ values }) => itemAt(values, at).toLocaleString('en-AU')),
            }))
            .toReversed()}
        />
      ) : (
        <ColumnFigure
          title="Posts by week"
          summary={`Posts by platform, week by week over ${OVER}`}
          totals={`In all, over ${OVER}`}
          steps={steps}
          layers={layers}
        />
      )}
      <div>
        <Button variant="quiet" size="sm" icon="table" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          Show as a table
        </Button>
      </div>
    </Panel>
  )
}
