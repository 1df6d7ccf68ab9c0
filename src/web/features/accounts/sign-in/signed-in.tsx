import { Fragment, useEffect, type ReactNode } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { useMe } from '#web/api/session/me.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { usePageLocation } from '#web/navigation/page-location.ts'
import { signInPath } from '#web/paths.ts'
import { useKeptPages } from '#web/features/accounts/session/use-kept-pages.ts'

type SignedInProps = {
  /** Shown until it is known who is signed in. */
  meanwhile: ReactNode
  children: (user: User) => ReactNode
}

/**
 * Renders its children for signed-in users; others are redirected to sign in and return afterwards. Another account remounts the children.
 */
export function SignedIn({ meanwhile, children }: SignedInProps) {
  const me = useMe()
  useKeptPages()
  const { address, isLeaving } = usePageLocation()
  useEffect(() => {
    if (me === null && !isLeaving) navigate(signInPath(address + location.hash), { replace: true })
  }, [me, address, isLeaving])
  return me ? <Fragment key={me.id}>{children(me)}</Fragment> : meanwhile
}
