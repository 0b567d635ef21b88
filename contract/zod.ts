// The namespace import lets a build drop what isn't used; the named `z` brings all of zod along.
import * as z from 'zod'

// Zod compiles validators with `new Function`, which a content security policy refuses. This must run before the first parse.
z.config({ jitless: true })

export { z }
