import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { counted } from '#shared/text/words.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import type { OwnerSearch } from '#web/search.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { PageLinks } from '#web/ui/controls/page-links.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { AskDialog, type Asked } from './ask-dialog.tsx'
import { IssueDialog } from './issue-dialog.tsx'
import { IssueRow } from './issue-row.tsx'
import { isUnderWay } from './issue-texts.ts'
import styles from './issues.module.css'
import { issuesPath, issuesRead, PAGE_SIZE } from './issues-path.ts'
import { PreviewDialog } from './preview-dialog.tsx'

/** How often the list is read again while an issue is being sent. */
const INTERVAL_MS = 1000

type IssuesProps = {
  search: OwnerSearch
  /** Links to the other lists of the tab. */
  lists: ReactNode
}

/** The issues of the newsletter, with the dialogs that write, show, send and stop one. What is open stands in the address. */
export function Issues({ search, lists }: IssuesProps) {
  const list = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Asked>()
  const read = useQuery({
    ...issuesRead(search),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? INTERVAL_MS : false),
  })
  return (
    <>
      <Section
        title="Issues of the newsletter"
        sub="Each goes once to every address that is confirmed, and tells how to leave."
        aside={
          <ButtonLink icon="plus" href={issuesPath({ page: search.page, edit: 'new' })}>
            Write an issue
          </ButtonLink>
        }
      >
        {lists}
        <div ref={list} tabIndex={-1} className={styles.list}>
          <QueryBoundary of={read} loading={<RowsSkeleton hasAction />}>
            {({ items, total }) => (
              <>
                <output className={styles.count}>{total === 0 ? 'You have not written an issue yet.' : counted(total, 'issue')}</output>
                <ul>
                  {items.map((issue) => (
                    <IssueRow key={issue.id} issue={issue} page={search.page} onAsk={(what) => setAsked({ what, issue })} />
                  ))}
                </ul>
                <PageLinks page={search.page ?? 1} total={total} pageSize={PAGE_SIZE} hrefOf={(page) => issuesPath({ page })} />
              </>
            )}
          </QueryBoundary>
        </div>
      </Section>
      {search.edit && <IssueDialog key={search.edit} edit={search.edit} />}
      {search.preview && <PreviewDialog id={search.preview} onAsk={setAsked} />}
      {asked && <AskDialog {...asked} onDone={() => list.current?.focus()} onClose={() => setAsked(undefined)} />}
    </>
  )
}
