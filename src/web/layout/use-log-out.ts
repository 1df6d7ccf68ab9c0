import { useQueryClient } from '@tanstack/react-query'
import { callOverHttp } from '#web/api/call.ts'
import { sessionEnded } from '#web/api/me.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { onceSaved } from '#web/navigation/unsaved.ts'
import { toast } from '#web/ui/toast.ts'

/** Ends the session and leads on. A failure is only logged (docs/behaviour.md, Signing in): the menu stays, and says so. */
export function useLogOut(to: string) {
  const client = useQueryClient()
  const logOut = async () => {
    try {
      await callOverHttp('POST /api/logout', {}, { outlivesPage: true })
    } catch (error) {
      return console.error(error)
    }
    navigate(to)
    sessionEnded(client)
    toast({ title: 'Logged out', description: 'You have been successfully logged out.', tone: 'success' })
  }
  return () => onceSaved(() => void logOut())
}
