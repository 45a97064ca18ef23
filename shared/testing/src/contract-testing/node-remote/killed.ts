process.stderr.write('The last words.');
process.kill(process.pid, 'SIGKILL');
