import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { toCompositionsFolder, toHostingLink } from '../../site/sitePlace';

interface NginxOptions {
  nginx: string;
  /** Holds its configuration, its socket and everything it writes. */
  folder: string;
  /** The composed site; its configuration is read through the link beside it. */
  site: string;
  /** Origin of the API. */
  api: string;
}

const STARTUP_LIMIT_MS = 10_000;
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Starts nginx as a single process on a Unix socket: it takes no port, and writes nothing outside the folder. */
export async function startNginx({ nginx, folder, site, api }: NginxOptions) {
  const hosting = path.join(toHostingLink(site), 'nginx');
  const socketPath = path.join(folder, 'nginx.sock');
  const configuration = `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
${TEMPORARY.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${hosting}/http.conf;
  server {
    listen unix:${socketPath};
    root ${toCompositionsFolder(site)}/$portfolio_composition/site;
    set $portfolio_api ${api};
    include ${hosting}/server.conf;
  }
}
`;
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(file, configuration);
  const child = spawn(nginx, ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const deadlineMs = performance.now() + STARTUP_LIMIT_MS;
  while (!(await isListening(socketPath))) {
    if (child.exitCode !== null || performance.now() > deadlineMs)
      throw new Error(`nginx does not run with the composed configuration:\n${output}`);
  }
  return { socketPath, getOutput: () => output, stop: () => stop(child) };
}

/** Whether a server is listening on a Unix socket; if not, resolves after a short pause. */
export function isListening(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(socketPath);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => setTimeout(resolve, 20, false));
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
