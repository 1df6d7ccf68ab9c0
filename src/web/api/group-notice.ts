import { sendRequest } from './client/call.ts'

type Notice = { item: string; category: string; place: string }

/** Fetches the notice of a group to the regulator as a PDF. @throws what a call throws */
export async function fetchGroupNotice(notice: Notice): Promise<Blob> {
  const response = await sendRequest('GET /api/groups/notice.pdf', notice, {}, 'application/pdf')
  return response.blob()
}
