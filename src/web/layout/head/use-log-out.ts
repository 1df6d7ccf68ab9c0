import { useQueryClient } from '@tanstack/react-query'
import { sessionEnded } from '#web/api/session/me.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { confirmLeaving } from '#web/navigation/unsaved.ts'

/** Returns a function that ends the session and navigates to `to`. A failure is only logged: the menu stays, which shows it. */
export function useLogOut(to: string) {
  const client = useQueryClient()
  const { send } = useWrite('POST /api/logout', {
    invalidates: [],
    outlivesPage: true,
    success: { title: 'Logged out', description: 'You have been successfully logged out.', tone: 'success' },
    failure: (error) => console.error(error),
    onSuccess: () => {
      navigate(to)
      sessionEnded(client)
    },
  })
  return () => confirmLeaving(() => void send({}))
}
