import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { PushKind } from '#contract/accounts/push-subscriptions.ts'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'

const read = query('GET /api/push-subscriptions', {})

const isPossible = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
const never = () => () => {}

/** Returns whether this browser is notified of something, and how that is changed; undefined where it cannot be, or that is not known yet. */
export function usePush(kind: PushKind) {
  const isSupported = useSyncExternalStore(never, isPossible, () => false)
  const { data } = useQuery({ ...read, enabled: isSupported })
  const [problem, setProblem] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const options = { invalidates: ['GET /api/push-subscriptions'], failure: shownElsewhere } as const
  const add = useWrite('POST /api/push-subscriptions', options)
  const remove = useWrite('DELETE /api/push-subscriptions', options)
  if (!data) return undefined
  const turnOn = async () => {
    setAsking(true)
    setProblem(undefined)
    const subscription = await subscribed(data.publicKey).catch(() => 'failed' as const)
    setAsking(false)
    if (typeof subscription === 'string') return setProblem(PROBLEMS[subscription])
    await add.send({ ...subscription, kinds: [kind] })
  }
  return {
    isOn: data.subscription?.kinds.includes(kind) === true && Notification.permission === 'granted',
    isBusy: isAsking || add.isPending || remove.isPending,
    problem: problem ?? add.problem ?? remove.problem,
    turnOn,
    turnOff: () => remove.send({}),
  }
}

const PROBLEMS = {
  refused: 'Your browser does not let this site notify you. Allow notifications in its settings for this site, and try again.',
  failed: 'Your browser could not reach the service that notifies it. Please try again later.',
}

/** Asks for the permission, and returns what the server needs to notify this browser. @throws where its service cannot be reached */
async function subscribed(applicationServerKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused'
  await navigator.serviceWorker.register('/service-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  // Of another key of the site, of another account, or of before.
  await (await pushManager.getSubscription())?.unsubscribe()
  const { endpoint = '', keys = {} } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}
