process.stderr.write('The last words.');
process.exit(3);
