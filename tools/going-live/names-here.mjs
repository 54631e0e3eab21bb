import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';

/**
 * Loaded before a program (`node --import`), leads connections to some names of the internet to ports of this machine, for any
 * program. NAMES_HERE has the names, and the port here of each port there. The program itself stays as it is.
 */
const { names, ports } = JSON.parse(process.env.NAMES_HERE ?? '{"names":[],"ports":{}}');
const here = '127.0.0.1';

const { connect } = Socket.prototype;
Socket.prototype.connect = function connectHere(...args) {
  // Node's own callers give their arguments as one list, with a mark that a copy would lose.
  const holder = Array.isArray(args[0]) ? args[0] : args;
  // The client of PostgreSQL gives a port and a host instead of options.
  if (names.includes(args[1])) args.splice(0, 2, ports[args[0]] ?? args[0], here);
  const { host, port } = holder[0] ?? {};
  if (names.includes(host)) holder[0] = { ...holder[0], host: here, port: ports[port] ?? port };
  return Reflect.apply(connect, this, args);
};

const { lookup } = dns;
dns.lookup = (name, ...more) => {
  const [options, done] = more.length === 1 ? [{}, more[0]] : more;
  if (!names.includes(name)) return lookup(name, options, done);
  process.nextTick(() => (options.all ? done(null, [{ address: name, family: 4 }]) : done(null, name, 4)));
  return {};
};
const { resolve4 } = dns.Resolver.prototype;
dns.Resolver.prototype.resolve4 = function resolveHere(name, ...more) {
  if (!names.includes(name)) return Reflect.apply(resolve4, this, [name, ...more]);
  process.nextTick(more.at(-1), null, [name]);
  return {};
};
syncBuiltinESMExports();
