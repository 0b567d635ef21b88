import './build.mjs'
import './server.mjs'
