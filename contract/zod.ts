// The build drops unused functions of zod/mini, which leaves a third of the size of `zod`.
import * as z from 'zod/mini'

// Zod compiles validators with `new Function`, which the content security policy blocks. This must run before the first schema is used.
z.config({ jitless: true })

export { z }
