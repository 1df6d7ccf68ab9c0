import { useQuery } from '@tanstack/react-query'
import { GroupList } from '#web/features/groups/group-list.tsx'
import { groupsRead, type GroupsSearch } from '#web/features/groups/group-reads.ts'
import { Head } from '#web/head.tsx'
import { NotFoundPage } from '#web/pages/lost/not-found.tsx'
import { GROUPS } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import styles from './groups.module.css'

type Props = { search: GroupsSearch }

export const reads = ({ search }: Props) => [groupsRead(search)]

const SUB = 'Order one thing with the venues next door. The more you want together, the less a unit costs.'

/** The groups that buy together; no page while the owner has turned them off. */
export function GroupsPage({ search }: Props) {
  const { error } = useQuery(groupsRead(search))
  if (error?.status === 404) return <NotFoundPage />
  return (
    <Page title="Buy together" sub={SUB} className={styles.page}>
      <Head title="Buy together" description={SUB} path={GROUPS} />
      <p className={`${styles.open} no-print`}>
        <ButtonLink icon="plus" href={`${GROUPS}/new`}>
          Open a group
        </ButtonLink>
      </p>
      <GroupList search={search} />
    </Page>
  )
}
