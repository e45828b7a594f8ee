import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { untilHealthy } from '../../sandbox/launch/health.mjs';
import { freePorts } from '../../sandbox/launch/ports.mjs';
import type { Server } from './load';

/** Debian's packages `wordpress`, `wordpress-theme-twentytwentythree` and `mariadb-server`. */
const DEBIANS = {
  wordpress: '/usr/share/wordpress',
  theme: '/usr/share/wordpress/wp-content/themes/twentytwentythree',
  php: '/usr/lib/apache2/modules/libphp8.2.so',
  apache: '/usr/sbin/apache2',
  mariadb: '/usr/sbin/mariadbd',
};
const ATTEMPTS = 100;

export interface WordPress extends Server {
  stop(): Promise<void>;
}

/** WordPress as Debian has it, with Apache's PHP and its own database; null if not installed. */
export async function startWordPress(): Promise<WordPress | null> {
  const missing = Object.values(DEBIANS).find((file) => !fs.existsSync(file));
  if (missing !== undefined || process.getuid?.() !== 0) {
    process.stdout.write(
      `WordPress is left out: ${missing ? `there is no ${missing}` : 'it is started by root alone'}\n`,
    );
    return null;
  }
  const home = path.resolve('.data/bench/wordpress');
  const isNew = !fs.existsSync(path.join(home, 'made'));
  if (isNew) fs.rmSync(home, { recursive: true, force: true });
  const site = path.join(home, 'site');
  const socket = path.join(home, 'mariadb.sock');
  fs.mkdirSync(home, { recursive: true });
  if (isNew) {
    fs.cpSync(DEBIANS.wordpress, site, { recursive: true, dereference: true });
    const options = ['--no-defaults', '--user=root', `--datadir=${home}/data`, '--skip-test-db'];
    execFileSync('mariadb-install-db', [...options, '--auth-root-authentication-method=normal'], { stdio: 'ignore' });
  }
  fs.writeFileSync(path.join(site, 'wp-config.php'), configuration(socket));
  const [port = 0] = await freePorts(1);
  fs.writeFileSync(path.join(home, 'apache.conf'), apache(home, site, port));
  const database = run(DEBIANS.mariadb, [
    ...['--no-defaults', '--user=root', '--skip-networking', `--datadir=${home}/data`],
    ...[`--socket=${socket}`, `--pid-file=${home}/mariadb.pid`, `--log-error=${home}/mariadb.log`],
  ]);
  await untilAnswers(socket);
  const server = run(DEBIANS.apache, ['-f', path.join(home, 'apache.conf'), '-DFOREGROUND']);
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(`${url}/readme.html`);
  if (isNew) await install(url);
  fs.writeFileSync(path.join(home, 'made'), '');
  return {
    url,
    pid: server.pid ?? 0,
    stop: async () => {
      await stop(server);
      await stop(database);
    },
  };
}

function configuration(socket: string): string {
  return `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', 'http://' . $_SERVER['HTTP_HOST']);
define('WP_SITEURL', 'http://' . $_SERVER['HTTP_HOST']);
define('WP_DEFAULT_THEME', 'twentytwentythree');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
$table_prefix = 'wp_';
define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
}

function apache(home: string, site: string, port: number): string {
  const modules = ['mpm_prefork', 'authz_core', 'mime', 'dir'].map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  return `${modules.join('\n')}
LoadModule php_module ${DEBIANS.php}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
User www-data
Group www-data
PidFile ${home}/apache.pid
ErrorLog ${home}/apache.log
Mutex file:${home}
TypesConfig /etc/mime.types
StartServers 16
MinSpareServers 16
MaxSpareServers 17
MaxRequestWorkers 16
DocumentRoot ${site}
DirectoryIndex index.php
<Directory ${site}>
  Require all granted
</Directory>
<FilesMatch "\\.php$">
  SetHandler application/x-httpd-php
</FilesMatch>
`;
}

async function untilAnswers(socket: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const statement = 'CREATE DATABASE IF NOT EXISTS wordpress';
      execFileSync('mariadb', ['--no-defaults', '-uroot', `--socket=${socket}`, '-e', statement], { stdio: 'ignore' });
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await delay(200);
    }
  }
}

/** As its own form of installing does. */
async function install(url: string): Promise<void> {
  const password = 'a-long-password-for-a-measurement';
  const body = new URLSearchParams({
    ...{ weblog_title: 'Bare', user_name: 'bare', admin_email: 'bare@example.com', blog_public: '0' },
    ...{ admin_password: password, admin_password2: password, pw_weak: '1' },
  });
  const answer = await fetch(`${url}/wp-admin/install.php?step=2`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`WordPress answered ${answer.status}: ${await answer.text()}`);
}

/** Detached, since Apache's end is that of its whole process group. */
function run(program: string, args: string[]): ChildProcess {
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  process.once('exit', () => child.kill());
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
