import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Group } from '#contract/groups/groups.ts'
import { newGroupTexts } from '#contract/site-texts/group-texts.ts'
import { capitalised } from '#shared/text/words.ts'
import { useMe } from '#web/api/session/me.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { SignedIn } from '#web/features/accounts/sign-in/signed-in.tsx'
import { ConfirmPart } from '#web/features/groups/confirm-part.tsx'
import { GroupFacts } from '#web/features/groups/group-facts.tsx'
import { GroupMembers } from '#web/features/groups/group-members.tsx'
import { GroupQuotes } from '#web/features/groups/group-quotes.tsx'
import { groupRead, groupsRead } from '#web/features/groups/group-reads.ts'
import { closingOf, isOpen, sumOf, unitOf } from '#web/features/groups/group-words.ts'
import { ChangeForm, JoinForm } from '#web/features/groups/join-form.tsx'
import { NewGroupForm } from '#web/features/groups/new-group-form.tsx'
import { GroupQuoteForm } from '#web/features/groups/group-quote-form.tsx'
import { share } from '#web/features/suppliers/share.ts'
import { Head } from '#web/head.tsx'
import { NotFoundPage } from '#web/pages/lost/not-found.tsx'
import { GROUPS, groupPath, signInPath } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { TryAgain } from '#web/ui/feedback/try-again.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import { useSite, useTexts } from '#web/use-site.ts'
import styles from './groups.module.css'

type Props = { id: string }

/** The address of the form that opens a group: no group has this id. */
const NEW = 'new'

export const reads = ({ id }: Props) => [id === NEW ? groupsRead({}) : groupRead(id)]

export const GroupPage = ({ id }: Props) => (id === NEW ? <NewGroupPage /> : <OneGroup key={id} id={id} />)

function NewGroupPage() {
  const { error } = useQuery(groupsRead({}))
  const { title, lede, description, others } = useTexts(newGroupTexts)
  if (error?.status === 404) return <NotFoundPage />
  return (
    <Page title={title} sub={lede} className={styles.page}>
      <Head title={title} description={description} />
      <SignedIn meanwhile={<LinesSkeleton lines={8} />}>
        {({ role }) => (role === 'restaurant' ? <NewGroupForm /> : <p>{others}</p>)}
      </SignedIn>
    </Page>
  )
}

function OneGroup({ id }: Props) {
  const read = useQuery(groupRead(id))
  const me = useMe()
  const { refetch } = read
  // The server renders what everybody sees; members and suppliers see more.
  useEffect(() => {
    if (me) void refetch()
  }, [me, refetch])
  if (read.data) return <GroupInFull group={read.data} />
  if (read.error?.status === 404) return <NotFoundPage />
  return (
    <Page title="Group">
      <Head title="Group" description="Venues that buy one thing together." />
      {read.error ? (
        <TryAgain isTrying={read.isFetching} onTryAgain={() => void refetch()}>
          {serverMessage(read.error)}
        </TryAgain>
      ) : (
        <LinesSkeleton lines={8} />
      )}
    </Page>
  )
}

function GroupInFull({ group }: { group: Group }) {
  const { publicUrl } = useSite()
  const { id, item, place, category } = group
  const title = `${item} together, ${place}`
  return (
    <Page title={title} sub={`${capitalised(unitOf(group))}, from suppliers of ${category}.`} className={styles.page}>
      <Head title={title} description={`${sumOf(group)}. ${closingOf(group)}.`} path={groupPath(id)} />
      <Stack gap={8} style={{ maxInlineSize: 760 }}>
        <GroupFacts group={group} onShare={() => void share({ title, url: publicUrl + groupPath(id) })} />
        <OwnPart group={group} />
        <GroupQuotes group={group} />
        <GroupMembers group={group} />
        <p className="no-print">
          <ButtonLink variant="quiet" href={GROUPS}>
            All groups
          </ButtonLink>
        </p>
      </Stack>
    </Page>
  )
}

/** What the reader can do here. */
function OwnPart({ group }: { group: Group }) {
  const me = useMe()
  const { id, isMember, canOffer: canQuote, offers: quotes } = group
  if (me === undefined) return null
  if (isMember) return isOpen(group) ? <ChangeForm group={group} /> : <ConfirmPart group={group} />
  if (!isOpen(group)) return <p>This group has closed.</p>
  if (me?.role === 'restaurant') return <JoinForm key={me.id} group={group} />
  if (canQuote) return <GroupQuoteForm key={quotes.length} group={group} />
  if (me === null)
    return (
      <p>
        <ButtonLink href={signInPath(groupPath(id))}>Log in to join</ButtonLink>
      </p>
    )
  return <p>Offers come from suppliers of this category that deliver there.</p>
}
