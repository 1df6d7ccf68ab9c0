import { useQuery } from '@tanstack/react-query'
import { groupsHeadTexts } from '#contract/site-texts/group-texts.ts'
import { GroupList } from '#web/features/groups/group-list.tsx'
import { groupsRead, type GroupsSearch } from '#web/features/groups/group-reads.ts'
import { Head } from '#web/head.tsx'
import { NotFoundPage } from '#web/pages/lost/not-found.tsx'
import { GROUPS } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './groups.module.css'

type Props = { search: GroupsSearch }

export const reads = ({ search }: Props) => [groupsRead(search)]

/** The groups that buy together; no page while the owner has turned them off. */
export function GroupsPage({ search }: Props) {
  const { error } = useQuery(groupsRead(search))
  const { title, lede, start } = useTexts(groupsHeadTexts)
  if (error?.status === 404) return <NotFoundPage />
  return (
    <Page title={title} sub={lede} className={styles.page}>
      <Head title={title} description={lede} path={GROUPS} />
      <p className={`${styles.open} no-print`}>
        <ButtonLink icon="plus" href={`${GROUPS}/new`}>
          {start}
        </ButtonLink>
      </p>
      <GroupList search={search} />
    </Page>
  )
}
