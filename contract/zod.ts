// The functional half of zod: what isn't called isn't in the build, a third of the size of the half with methods.
import * as z from 'zod/mini'

// Zod compiles validators with `new Function`, which a content security policy refuses. This must run before the first parse.
z.config({ jitless: true })

export { z }
