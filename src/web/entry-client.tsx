import { RouterClient } from '@tanstack/react-router/ssr/client'
import { hydrateRoot } from 'react-dom/client'
import { callOverHttp } from './api/call.ts'
import { followLinks } from './follow-links.ts'
import { createAppRouter } from './router.tsx'

const router = createAppRouter({ call: callOverHttp })
hydrateRoot(document, <RouterClient router={router} />)
followLinks(router)
