/**
 * The users of MongoDB, one per service: compose's service mongodb-users runs this before each migration, so that roles
 * and passwords are those of the release and of `.env`. A service may use its own collections and no others. Without
 * the passwords, as in the demo, there are no users.
 */
/* oxlint-disable no-undef -- mongosh defines db. */
const collections = {
  catalog: [
    'properties',
    'property_history',
    'property_raw_data',
    'property_views',
    'back_tests',
    'price_ranges',
    'reference_tables',
    'catalog_keys',
    'catalog_migrations',
  ],
  content: ['content_drafts', 'content_versions', 'content_migrations'],
  'crm-sync': [
    'batch_outcomes',
    'crm_webhooks',
    'incidents',
    'job_runs',
    'notice_settings',
    'pending_removals',
    'propstack_logs',
    'refused_images',
    'removal_windows',
    'schedule_watch',
    'sync_runs',
    'sync_settings',
    'crm_sync_migrations',
  ],
  identity: [
    'account',
    'active_admins',
    'audit_entries',
    'known_networks',
    'session',
    'sign_in_attempts',
    'staff_invitations',
    'staff_settings',
    'twoFactor',
    'user',
    'user_roles',
    'verification',
    'identity_migrations',
  ],
  leads: [
    'backups',
    'erasure_replays',
    'erasures',
    'leads',
    'expose_settings',
    'property_reports',
    'reply_files',
    'reply_templates',
    'search_blocked',
    'search_hits',
    'search_known_offers',
    'search_letters',
    'search_subscribers',
    'bounce_positions',
    'crm_transfer_settings',
    'outbox',
    'valuation_addresses',
    'leads_migrations',
  ],
};
const ownActions = [
  'find',
  'insert',
  'update',
  'remove',
  'createCollection',
  'createIndex',
  'listIndexes',
  'dropCollection',
];
/** Actions of the services on the collection `backups`, which only the user `backup` may write. */
const readActions = ['find', 'createIndex', 'listIndexes'];
const rolesOf = {
  ...Object.fromEntries(Object.keys(collections).map((service) => [service, [`${service}-collections`]])),
  // May read everything and record a successful backup; a restore runs as the administrator.
  backup: ['read', 'backup-note'],
};
const passwordOf = (user) => process.env[`MONGODB_PASSWORD_${user.toUpperCase().replaceAll('-', '_')}`];

if (passwordOf('admin')) {
  db.getSiblingDB('admin').auth('admin', passwordOf('admin'));
  const estate = db.getSiblingDB('estate');
  const setRole = (role, names, actions) => {
    const privileges = names.map((collection) => ({
      resource: { db: 'estate', collection },
      actions: actions ?? (collection === 'backups' ? readActions : ownActions),
    }));
    if (estate.getRole(role)) estate.updateRole(role, { privileges });
    else estate.createRole({ role, privileges, roles: [] });
  };
  for (const [service, names] of Object.entries(collections)) setRole(`${service}-collections`, names);
  setRole('backup-note', ['backups'], ['insert', 'update']);
  for (const [user, roles] of Object.entries(rolesOf)) {
    if (estate.getUser(user)) estate.updateUser(user, { pwd: passwordOf(user), roles });
    else estate.createUser({ user, pwd: passwordOf(user), roles });
  }
}
